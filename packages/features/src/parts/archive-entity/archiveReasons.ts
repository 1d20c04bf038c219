/** The four reasons that document B words itself (section 8); the rest come from the server. */
const STATED: Readonly<Record<string, string>> = {
  'employer-no-longer-exists': 'Employer No Longer Exists',
  'ma-activity': 'M&A Activity',
  'new-career-portal': 'New Career Portal',
  'career-portal-not-available': 'Career Portal Not Available',
};

/** What an archive reason is called: the stated word, else the server's label, else the code itself. */
export const archiveReasonLabel = (
  code: string,
  options: readonly { value: string; label: string }[] = [],
): string =>
  (Object.hasOwn(STATED, code) ? STATED[code] : undefined) ??
  options.find(({ value }) => value === code)?.label ??
  code;
