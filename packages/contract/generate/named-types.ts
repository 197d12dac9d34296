import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts, { factory } from 'typescript'
import { idTypes, typeNameOf } from '../src/naming.ts'
import { prepareSchemas } from './prepare-schemas.ts'

const nullType = factory.createLiteralTypeNode(factory.createNull())

const types = `declare const kind: unique symbol

/**
 * An identifier of one kind of object. At run time it is a string. A string from your database may be used as any identifier, but the
 * identifier of a contact can't be used as the identifier of a document.
 */
type Id<Kind extends string> = string & { readonly [kind]?: Kind | undefined }
${Object.values(idTypes).map(declareId).join('\n')}

/** One of the values, or a value that a later version of the server adds. */
export type Open<Value extends string | null> = Value | (string & {})
`

/**
 * Returns the text of `generated/named.ts` for a bundled document: a type for each schema and each query, as integrators need them. Editors
 * show the name of such a type. Of `components['schemas']['Contact']`, they show all fields. openapi-fetch can't use these types, because
 * it would take an identifier for an object.
 */
export async function namedTypesOf(original: OpenAPI3): Promise<string> {
  const document = prepareSchemas(original)
  const nodes = await openapiTS(document, { defaultNonNullable: false, transform })
  const interfaces = new Map(nodes.flatMap((node) => (ts.isInterfaceDeclaration(node) ? [[node.name.text, node]] : [])))
  const schemas = document.components!.schemas as Record<string, { description?: string }>
  const named = membersOf(memberOf(interfaces.get('components'), 'schemas')?.type).flatMap((member) => {
    const schema = textOf(member)
    const name = typeNameOf(schema)
    const alias = exportType(name, member.type!, schemas[schema]!.description)
    if (name === schema) return [alias]
    const advice = `@deprecated Use \`${name}\`. Browsers have a global type \`${schema}\`.`
    return [alias, exportType(schema, reference(name), advice)]
  })
  const queries = membersOf(interfaces.get('operations')).flatMap((operation) => {
    const query = memberOf(memberOf(operation.type, 'parameters')?.type, 'query')
    if (!query?.type || !ts.isTypeLiteralNode(query.type)) return []
    const id = textOf(operation)
    return [exportType(`${id.charAt(0).toUpperCase()}${id.slice(1)}Query`, query.type, `The query of \`${id}\`.`)]
  })
  const open = new Set(Object.keys(schemas).filter((name) => 'x-open-enum' in schemas[name]!))
  const text = astToString([...named, ...queries].map((node) => referByName(node, open)))
    // An editor shows the text of a comment above its tags.
    .replaceAll(/(?<=^ *\/?\*\*? )@description /gm, '')
    .replaceAll(/(?<=^ *\*) {5}(?=\S)/gm, ' ')
    .replaceAll(/^ *(\/\*)?\* @enum \{\w+\}( \*\/)?\n/gm, '')
  return `// Generated from spec/ by \`npm run generate\`.\n${types}\n${text}`
}

function declareId(name: string) {
  const kind = name.replace(/Id$/, '')
  return `/** An identifier of the kind \`${kind}\`. At run time it is a string. */\nexport type ${name} = Id<'${kind}'>`
}

function transform(schema: object) {
  const { format, type, 'x-id': id } = schema as { format?: string; type?: string | string[]; 'x-id'?: string }
  if (format === 'binary') return reference('Blob')
  if (!id) return undefined
  return type === 'string' ? reference(id) : factory.createUnionTypeNode([reference(id), nullType])
}

/** Replaces `components['schemas']['Contact']` by `Contact`. A value of an open enumeration may be one that is not listed. */
function referByName(node: ts.Node, open: ReadonlySet<string>): ts.Node {
  const schemaOf = (visited: ts.Node) => {
    if (!ts.isIndexedAccessTypeNode(visited) || !ts.isIndexedAccessTypeNode(visited.objectType)) return undefined
    return literalOf(visited.objectType.indexType) === 'schemas' ? literalOf(visited.indexType) : undefined
  }
  const visit = (visited: ts.Node): ts.Node => {
    const schema = schemaOf(visited)
    if (schema === undefined) return ts.visitEachChild(visited, visit, undefined)
    return open.has(schema) ? reference('Open', [reference(schema)]) : reference(typeNameOf(schema))
  }
  return visit(node)
}

function exportType(name: string, type: ts.TypeNode, text: string | undefined): ts.Node {
  const alias = factory.createTypeAliasDeclaration([factory.createToken(ts.SyntaxKind.ExportKeyword)], name, [], type)
  if (!text) return alias
  const lines = text.trim().replaceAll('*/', '* /').split('\n')
  const comment = lines.length === 1 ? `* ${lines[0]} ` : `*\n${lines.map((line) => ` * ${line}\n`).join('')} `
  return ts.addSyntheticLeadingComment(alias, ts.SyntaxKind.MultiLineCommentTrivia, comment, true)
}

function membersOf(type: ts.Node | undefined): ts.PropertySignature[] {
  const has = type !== undefined && (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type))
  return has ? type.members.filter(ts.isPropertySignature) : []
}

function memberOf(type: ts.Node | undefined, name: string): ts.PropertySignature | undefined {
  return membersOf(type).find((member) => textOf(member) === name)
}

function reference(name: string, of?: ts.TypeNode[]) {
  return factory.createTypeReferenceNode(name, of)
}

function textOf({ name }: ts.PropertySignature): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''
}

function literalOf(type: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined
}
