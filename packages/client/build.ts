import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the folder that is published. The package.json of the repository names the sources, because programs in the repository run them.
 * The package.json in the folder names the compiled files. The folder includes the types of the contract, because that package is not
 * published.
 */
const here = import.meta.dirname
const dist = join(here, 'dist')
rmSync(dist, { recursive: true, force: true })
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: here, stdio: 'inherit' })
rmSync(join(dist, 'contract/generated/types.js'))
for (const file of globSync('client/*/*.d.ts', { cwd: dist })) {
  const path = join(dist, file)
  const declarations = readFileSync(path, 'utf8')
    .replaceAll(/ from '@paraph\/contract'/g, " from '../../contract/generated/types.js'")
    // The compiler rewrites the file endings in programs, but not in declarations.
    .replaceAll(/( from '\.[^']*)\.ts'/g, "$1.js'")
  writeFileSync(path, declarations)
}

const {
  scripts: _scripts,
  devDependencies: _devDependencies,
  ...manifest
} = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const entry = (name: string) => ({ types: `./client/src/${name}.d.ts`, default: `./client/src/${name}.js` })
const published = {
  ...manifest,
  publishConfig: { access: 'public', provenance: true },
  sideEffects: false,
  exports: { '.': entry('index'), './embed': entry('embed'), './package.json': './package.json' },
  files: ['client', 'contract', 'CHANGELOG.md'],
  engines: { node: '>=22' },
}
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
copyFileSync(join(here, 'README.md'), join(dist, 'README.md'))
copyFileSync(join(here, '../../LICENSE'), join(dist, 'LICENSE'))
for (const changelog of globSync('CHANGELOG.md', { cwd: here }))
  copyFileSync(join(here, changelog), join(dist, changelog))
