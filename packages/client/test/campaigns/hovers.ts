import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const file = join(import.meta.dirname, 'program.ts')
const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
}

/** An editor with a program that uses the compiled client, as integrators see it. */
export class Editor {
  #text = ''
  #version = 0
  readonly #service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? String(this.#version) : '1'),
    getScriptSnapshot: (name) => {
      const text = name === file ? this.#text : ts.sys.fileExists(name) ? readFileSync(name, 'utf8') : undefined
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => import.meta.dirname,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    realpath: ts.sys.realpath!,
  })

  /** Opens the text. A `¦` before a symbol marks the place of the pointer. */
  #open(text: string): number {
    this.#text = text.replace('¦', '')
    this.#version++
    return text.indexOf('¦')
  }

  /** Returns what the editor shows when the pointer is on the symbol: its type, and its documentation. */
  hover(text: string): { type: string; documentation: string; tags: string[] } {
    const info = this.#service.getQuickInfoAtPosition(file, this.#open(text))
    return {
      type: ts.displayPartsToString(info?.displayParts),
      documentation: ts.displayPartsToString(info?.documentation),
      tags: (info?.tags ?? []).map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`),
    }
  }

  /** Returns the errors of the compiler. */
  errors(text: string): string[] {
    this.#open(text)
    return this.#service
      .getSemanticDiagnostics(file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  }

  completions(text: string): string[] {
    return (this.#service.getCompletionsAtPosition(file, this.#open(text), {})?.entries ?? []).map(({ name }) => name)
  }

  /** Returns the exported types of the client, each with its fields. */
  exportedTypes(): { name: string; deprecated: boolean; isGlobal: boolean; fields: Field[] }[] {
    this.#open("import type * as client from '@paraph/client'\nexport {}")
    const program = this.#service.getProgram()!
    const checker = program.getTypeChecker()
    const source = program.getSourceFile(file)!
    const { moduleSpecifier } = source.statements[0] as ts.ImportDeclaration
    const globals = new Set(checker.getSymbolsInScope(source, ts.SymbolFlags.Type).map(({ name }) => name))
    return checker.getExportsOfModule(checker.getSymbolAtLocation(moduleSpecifier)!).map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      const declared = target.declarations?.some(ts.isTypeAliasDeclaration)
        ? checker.getDeclaredTypeOfSymbol(target)
        : undefined
      const properties = declared?.getProperties() ?? []
      return {
        name: symbol.name,
        deprecated: target.getJsDocTags(checker).some(({ name }) => name === 'deprecated'),
        isGlobal: globals.has(symbol.name),
        fields: properties.filter(isField).map((property) => ({
          name: property.name,
          optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
          documentation: ts.displayPartsToString(property.getDocumentationComment(checker)),
          tags: property.getJsDocTags(checker).map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`),
        })),
      }
    })
  }
}

/** False for the mark of an identifier, and for members of strings and of types in other packages. */
function isField({ name, declarations = [] }: ts.Symbol): boolean {
  return (
    !name.startsWith('__@') && declarations.every((node) => node.getSourceFile().fileName.includes('/client/dist/'))
  )
}

interface Field {
  name: string
  optional: boolean
  documentation: string
  tags: string[]
}
