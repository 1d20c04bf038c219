/** A class of Monaco that its types leave out. */
declare module 'monaco-editor/editor/browser/controller/editContext/native/screenReaderContentSimple' {
  export const SimpleScreenReaderContent: { readonly prototype: object };
}
