const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Tags that load or navigate to another address. */
const OUTWARD = /<(?:area|base|embed|frame|iframe|link|meta|object)(?=[\s/>])/gi;
const ANCHOR = /<(\/?)a(?=[\s/>])/gi;

/**
 * Wraps untrusted HTML into a document for a sandboxed iframe that opens no connection. A
 * Content-Security-Policy comes before the HTML. Because a policy stops neither links nor the
 * connections that a browser opens in advance, outward tags become `basefont`, which has no effect,
 * and `a` becomes `u`.
 */
export const inertDocument = (html: string): string =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}">${html
    .replaceAll(OUTWARD, '<basefont')
    .replaceAll(ANCHOR, '<$1u')}`;
