const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Tags that lead out of a page. */
const OUTWARD = /<(?:area|base|embed|frame|iframe|link|meta|object)(?=[\s/>])/gi;
const ANCHOR = /<(\/?)a(?=[\s/>])/gi;

/**
 * The foreign HTML as a document for a sandboxed frame. It opens no connection. The policy comes
 * before every tag of the answer. A policy does not stop links, nor the connections that a browser
 * opens in advance for frames. So tags that lead out become `basefont`, which has no effect and no
 * content, and `a` becomes `u`.
 */
export const inertDocument = (html: string): string =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}">${html
    .replaceAll(OUTWARD, '<basefont')
    .replaceAll(ANCHOR, '<$1u')}`;
