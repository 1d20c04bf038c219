/**
 * The texts that Undo leads back to, oldest first, of each document that was edited before the
 * editor was ready. A text area forgets its own steps when its text is replaced.
 */
export interface UndoTexts {
  /** Adds the text that a document has now. */
  add: (documentId: string, text: string) => void;
  /**
   * Removes the newest text of a document and returns the one before. Undefined if `shown` is
   * another text, because something was typed since, or if there is no earlier text.
   */
  back: (documentId: string, shown: string) => string | undefined;
  /** Removes and returns all texts of a document. */
  take: (documentId: string) => readonly string[];
}

export function createUndoTexts(): UndoTexts {
  const noted = new Map<string, readonly string[]>();
  const textsOf = (documentId: string) => noted.get(documentId) ?? [];
  return {
    add: (documentId, text) => {
      const texts = textsOf(documentId);
      if (texts.at(-1) !== text) noted.set(documentId, [...texts, text]);
    },
    back: (documentId, shown) => {
      const texts = textsOf(documentId);
      if (texts.length < 2 || texts.at(-1) !== shown) return undefined;
      noted.set(documentId, texts.slice(0, -1));
      return texts.at(-2);
    },
    take: (documentId) => {
      const texts = textsOf(documentId);
      noted.delete(documentId);
      return texts;
    },
  };
}
