/**
 * The texts that Undo leads back to, oldest first, of each document that was edited before the
 * editor was ready. A text area forgets its own steps when its text is replaced.
 */
export interface UndoTexts {
  /** Notes the text that a document has now. */
  add: (documentId: string, text: string) => void;
  /**
   * Goes back from the newest noted text to the one before. Undefined where something else is
   * shown, because it was typed since, or where there is none before.
   */
  back: (documentId: string, shown: string) => string | undefined;
  /** Hands over all texts of a document. */
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
