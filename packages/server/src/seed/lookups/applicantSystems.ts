type ApplicantSystem = {
  name: string;
  label: string;
  dataRegex: string | null;
  careerPortal: (slug: string) => string;
};

const onHost = (
  name: string,
  label: string,
  careerPortal: (slug: string) => string,
  dataRegex: string | null = null,
): ApplicantSystem => ({ name, label, careerPortal, dataRegex });

/** The applicant tracking systems known from the start; an import adds the names that it meets. */
export const applicantSystems: readonly ApplicantSystem[] = [
  onHost(
    'greenhouse',
    'Greenhouse',
    (slug) => `https://boards.greenhouse.io/${slug}`,
    '^[a-z0-9]{2,40}$',
  ),
  onHost(
    'workday',
    'Workday',
    (slug) => `https://${slug}.wd1.myworkdayjobs.com/External`,
    '^[A-Za-z0-9_-]+/[A-Za-z0-9_-]+$',
  ),
  onHost('lever', 'Lever', (slug) => `https://jobs.lever.co/${slug}`, '^[a-z0-9-]{2,60}$'),
  onHost('ashby', 'Ashby', (slug) => `https://jobs.ashbyhq.com/${slug}`),
  onHost(
    'smartrecruiters',
    'SmartRecruiters',
    (slug) => `https://careers.smartrecruiters.com/${slug}`,
  ),
  onHost(
    'icims',
    'iCIMS',
    (slug) => `https://careers-${slug}.icims.com/jobs/search`,
    '^[0-9]{3,8}$',
  ),
  onHost('comeet', 'Comeet', (slug) => `https://www.comeet.com/jobs/${slug}`),
  onHost('workable', 'Workable', (slug) => `https://apply.workable.com/${slug}`),
  onHost('jobvite', 'Jobvite', (slug) => `https://jobs.jobvite.com/${slug}/jobs`),
  onHost(
    'successfactors',
    'SuccessFactors',
    (slug) => `https://career5.successfactors.eu/career?company=${slug}`,
  ),
  onHost(
    'oraclecloud',
    'Oracle Cloud',
    (slug) => `https://${slug}.fa.oraclecloud.com/hcmUI/CandidateExperience`,
  ),
  onHost('taleo', 'Taleo', (slug) => `https://${slug}.taleo.net/careersection/2/jobsearch.ftl`),
  onHost('phenom', 'Phenom', (slug) => `https://careers.${slug}.example/global/en`),
  onHost('eightfold', 'Eightfold', (slug) => `https://${slug}.eightfold.ai/careers`),
  onHost('bamboohr', 'BambooHR', (slug) => `https://${slug}.bamboohr.com/careers`),
  onHost('breezy', 'Breezy', (slug) => `https://${slug}.breezy.hr`),
  onHost('linkedin', 'LinkedIn', (slug) => `https://www.linkedin.com/company/${slug}/jobs/`),
  onHost('custom', 'Custom', (slug) => `https://www.${slug}.example/careers`),
];

const labels = new Map(applicantSystems.map((system) => [system.name, system.label]));

/** The name of a system as people write it; an unknown one gets a capital letter. */
export const applicantSystemLabel = (name: string): string =>
  labels.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1);
