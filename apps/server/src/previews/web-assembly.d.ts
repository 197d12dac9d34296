/** What the previews use of WebAssembly. TypeScript has its types only together with those of browsers. */
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
