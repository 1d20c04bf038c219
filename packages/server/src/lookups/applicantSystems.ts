type ApplicantSystem = { name: string; label: string; dataRegex: string | null };

/** The applicant tracking systems of a new database. An import adds the names that it finds. */
export const applicantSystems = [
  { name: 'greenhouse', label: 'Greenhouse', dataRegex: '^[a-z0-9]{2,40}$' },
  { name: 'workday', label: 'Workday', dataRegex: '^[A-Za-z0-9_-]+/[A-Za-z0-9_-]+$' },
  { name: 'lever', label: 'Lever', dataRegex: '^[a-z0-9-]{2,60}$' },
  { name: 'ashby', label: 'Ashby', dataRegex: null },
  { name: 'smartrecruiters', label: 'SmartRecruiters', dataRegex: null },
  { name: 'icims', label: 'iCIMS', dataRegex: '^[0-9]{3,8}$' },
  { name: 'comeet', label: 'Comeet', dataRegex: null },
  { name: 'workable', label: 'Workable', dataRegex: null },
  { name: 'jobvite', label: 'Jobvite', dataRegex: null },
  { name: 'successfactors', label: 'SuccessFactors', dataRegex: null },
  { name: 'oraclecloud', label: 'Oracle Cloud', dataRegex: null },
  { name: 'taleo', label: 'Taleo', dataRegex: null },
  { name: 'phenom', label: 'Phenom', dataRegex: null },
  { name: 'eightfold', label: 'Eightfold', dataRegex: null },
  { name: 'bamboohr', label: 'BambooHR', dataRegex: null },
  { name: 'breezy', label: 'Breezy', dataRegex: null },
  { name: 'linkedin', label: 'LinkedIn', dataRegex: null },
  { name: 'custom', label: 'Custom', dataRegex: null },
] as const satisfies readonly ApplicantSystem[];

const labels = new Map<string, string>(applicantSystems.map(({ name, label }) => [name, label]));

/** The display name of a system. That of an unknown system is its name with a capital letter. */
export const applicantSystemLabel = (name: string): string =>
  labels.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1);
