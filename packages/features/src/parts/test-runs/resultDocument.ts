const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Tags that lead out of a page. */
const OUTWARD = /<(?:area|base|embed|frame|iframe|link|meta|object)(?=[\s/>])/gi;
const ANCHOR = /<(\/?)a(?=[\s/>])/gi;

/**
 * The foreign HTML as a document for a sandboxed frame, which opens no connection. The policy
 * stands first, so that no tag of the answer comes before it. A policy does not hold back links and
 * the connections that a browser opens for frames ahead, therefore these tags become inert ones:
 * `basefont`, which has no effect and no content, and `u`.
 */
export const resultDocument = (html: string): string =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}">${html
    .replaceAll(OUTWARD, '<basefont')
    .replaceAll(ANCHOR, '<$1u')}`;
