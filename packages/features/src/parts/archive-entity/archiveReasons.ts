/** The labels that the requirements state for four reasons. All other labels come from the server. */
const STATED: Readonly<Record<string, string>> = {
  'employer-no-longer-exists': 'Employer No Longer Exists',
  'ma-activity': 'M&A Activity',
  'new-career-portal': 'New Career Portal',
  'career-portal-not-available': 'Career Portal Not Available',
};

/**
 * The label of an archive reason. It is the label from the requirements, otherwise the label from
 * the server, otherwise the code.
 */
export const archiveReasonLabel = (
  code: string,
  options: readonly { value: string; label: string }[] = [],
): string =>
  (Object.hasOwn(STATED, code) ? STATED[code] : undefined) ??
  options.find(({ value }) => value === code)?.label ??
  code;
