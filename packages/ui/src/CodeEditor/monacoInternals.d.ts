/** A class of Monaco that its types leave out. */
declare module 'monaco-editor/editor/browser/controller/editContext/native/screenReaderContentSimple' {
  /** The offsets in the text of the element that Monaco selected last. */
  export interface Written {
    readonly selectionStart: number;
    readonly selectionEnd: number;
  }
  export interface CursorSelection {
    readonly positionLineNumber: number;
    readonly positionColumn: number;
    isEmpty(): boolean;
  }
  export interface Content {
    readonly _context: { readonly viewModel: { readonly model: { getVersionId(): number } } };
    /** Writes the lines around the selection into the page and selects it there. */
    updateScreenReaderContent(this: Content, selection: CursorSelection): void;
  }
  export const SimpleScreenReaderContent: { readonly prototype: Content };
}
