/**
 * Returns the import rules of a page for dependency-cruiser. A file imports from its own room, and from the rooms that stand below it in the list. What
 * lies directly in src and is no room (the programs) may import everything.
 *
 * @param rooms - from top to bottom, each with what is in it. A room is a folder of src, a folder in it (`reader/file`), or a file. The room `reader` then
 * has only the files that lie directly in that folder.
 */
export function roomRules(rooms) {
  const names = Object.keys(rooms)
  const roomPattern = (name) => {
    if (/\.\w+$/.test(name)) return `${name.replaceAll('.', String.raw`\.`)}$`
    const inside = names.filter((other) => other.startsWith(`${name}/`)).map((other) => other.slice(name.length + 1))
    return inside.length > 0 ? `${name}/(?!(?:${inside.join('|')})/)` : `${name}/`
  }
  const within = (some) => `^src/(?:${some.map(roomPattern).join('|')})`
  const programs = `^src/(?!(?:${names.map(roomPattern).join('|')}))[^/]+$`

  const forbidden = names.map((name, index) => ({
    name: `room-${name.replaceAll(/\W/g, '-')}`,
    severity: 'error',
    comment: `${name} (${rooms[name]}) stands below what this file imports. Move this file up, move down what it imports, or change the order in rooms.js if no room then imports upwards.`,
    from: { path: within([name]) },
    to: { path: [programs, ...(index > 0 ? [within(names.slice(0, index))] : [])] },
  }))
  forbidden.push(
    {
      name: 'room-listed',
      severity: 'error',
      comment: 'This file is in no room. Put it into a room that rooms.js lists, or add the room to that list.',
      from: {},
      to: { path: '^src/.+/', pathNot: within(names) },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'These files import each other in a circle. Move what both need into a file of its own.',
      from: {},
      to: { circular: true },
    },
  )
  return {
    forbidden,
    options: {
      parser: 'swc',
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'browser', 'default'],
        extensions: ['.ts', '.tsx', '.js', '.css'],
      },
    },
  }
}
