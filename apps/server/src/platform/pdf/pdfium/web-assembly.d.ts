/** The types of WebAssembly that PDFium and the previews need. TypeScript has them only in its library for browsers. */
declare namespace WebAssembly {
  class Module {
    private readonly kind: 'module'
  }
  class Instance {
    readonly exports: object
    constructor(module: Module, imports: object)
  }
  class Memory {
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
  function compile(bytes: Uint8Array): Promise<Module>
}
