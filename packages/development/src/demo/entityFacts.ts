import { applicantSystems } from '@console/server/lookups/applicantSystems';
import type { Random } from './random.ts';
import { hostileNames, nameEnds, nameMiddles, nameStarts } from './vocabulary.ts';
import type { World } from './world.ts';

const careerPortals: Record<(typeof applicantSystems)[number]['name'], (slug: string) => string> = {
  greenhouse: (slug) => `https://boards.greenhouse.io/${slug}`,
  workday: (slug) => `https://${slug}.wd1.myworkdayjobs.com/External`,
  lever: (slug) => `https://jobs.lever.co/${slug}`,
  ashby: (slug) => `https://jobs.ashbyhq.com/${slug}`,
  smartrecruiters: (slug) => `https://careers.smartrecruiters.com/${slug}`,
  icims: (slug) => `https://careers-${slug}.icims.com/jobs/search`,
  comeet: (slug) => `https://www.comeet.com/jobs/${slug}`,
  workable: (slug) => `https://apply.workable.com/${slug}`,
  jobvite: (slug) => `https://jobs.jobvite.com/${slug}/jobs`,
  successfactors: (slug) => `https://career5.successfactors.eu/career?company=${slug}`,
  oraclecloud: (slug) => `https://${slug}.fa.oraclecloud.com/hcmUI/CandidateExperience`,
  taleo: (slug) => `https://${slug}.taleo.net/careersection/2/jobsearch.ftl`,
  phenom: (slug) => `https://careers.${slug}.example/global/en`,
  eightfold: (slug) => `https://${slug}.eightfold.ai/careers`,
  bamboohr: (slug) => `https://${slug}.bamboohr.com/careers`,
  breezy: (slug) => `https://${slug}.breezy.hr`,
  linkedin: (slug) => `https://www.linkedin.com/company/${slug}/jobs/`,
  custom: (slug) => `https://www.${slug}.example/careers`,
};

/** The applicant tracking systems with the address that each gives to an invented entity. */
export const demoSystems = applicantSystems.map((system) => ({
  ...system,
  careerPortal: careerPortals[system.name],
}));

/**
 * The reason for the state of an entity. Each situation leads to the rows from which that state
 * follows.
 */
export type Situation = 'healthy' | 'new' | 'watched' | 'inReview' | 'blocked';

/** The properties of a scrape that several generators need. */
export type ScrapeFacts = {
  id: number;
  name: string;
  ats: string | null;
  portal: string;
  siteType: number;
  active: boolean;
  archived: boolean;
  isCombo: boolean;
  addedAt: Date;
  numJobs: number;
};

export type EntityFacts = {
  index: number;
  id: number;
  name: string;
  slug: string;
  website: string | null;
  careerPage: string | null;
  addedAt: Date;
  archived: boolean;
  situation: Situation;
  canBeScraped: boolean;
  scrapes: ScrapeFacts[];
};

const firstHostile = 10;
const nameCombinations = nameStarts.length * nameMiddles.length;

const slugOf = (index: number): string => {
  const round = Math.floor(index / nameCombinations);
  const [start, middle] = nameParts(index);
  return `${start}${middle}${round === 0 ? '' : round + 1}`.toLowerCase();
};

const nameParts = (index: number): [string, string] => [
  nameStarts[index % nameStarts.length] ?? 'Acme',
  nameMiddles[(Math.floor(index / nameStarts.length) + index * 17) % nameMiddles.length] ?? 'Works',
];

const nameOf = (index: number, random: Random): string => {
  const hostile = hostileNames[index - firstHostile];
  if (hostile !== undefined) return hostile;
  const round = Math.floor(index / nameCombinations);
  return `${nameParts(index).join(' ')}${round === 0 ? '' : ` ${round + 1}`}${random.pick(nameEnds)}`;
};

/** Some entities share the website or the career page of the previous one, so that duplicates exist. */
const sharesWebsite = (index: number): boolean => index % 19 === 13;
const sharesCareerPage = (index: number): boolean => index % 31 === 17;
const hasNoWebsite = (index: number): boolean => index % 37 === 11;
const hasNoCareerPage = (index: number): boolean => index % 23 === 7;

const websiteOf = (index: number): string | null => {
  if (hasNoWebsite(index)) return null;
  return sharesWebsite(index) && !hasNoWebsite(index - 1)
    ? websiteOf(index - 1)
    : `https://www.${slugOf(index)}.example`;
};

function careerPageOf(index: number): string | null {
  if (hasNoCareerPage(index)) return null;
  if (sharesCareerPage(index) && !hasNoCareerPage(index - 1)) return careerPageOf(index - 1);
  const slug = slugOf(index);
  const system = demoSystems[index % demoSystems.length];
  return index % 3 === 0 && system
    ? system.careerPortal(slug)
    : `https://www.${slug}.example/careers`;
}

/**
 * Invents the properties of the entity with this index. They do not depend on the order of the
 * calls.
 */
export function entityFacts(world: World, index: number): EntityFacts {
  const random = world.random('employer', index);
  const archived = index % 29 === 5;
  const situationDraw = random.weighted<Situation>([
    ['healthy', 38],
    ['new', 16],
    ['watched', 17],
    ['inReview', 24],
    ['blocked', 5],
  ]);
  const isOut =
    archived || (situationDraw === 'blocked' && (hasNoWebsite(index) || hasNoCareerPage(index)));
  const situation = isOut ? 'healthy' : situationDraw;
  return {
    index,
    id: index + 1,
    name: nameOf(index, random),
    slug: slugOf(index),
    website: websiteOf(index),
    careerPage: careerPageOf(index),
    addedAt: world.clock.hoursAgo(
      situation === 'new' ? random.int(2, 24 * 30) : 24 * 40 + random.skewed(0, 24 * 2500, 1.4),
    ),
    archived,
    situation,
    canBeScraped: !hasNoWebsite(index) && !hasNoCareerPage(index),
    scrapes: [],
  };
}

export const isDuplicate = (index: number): { website: boolean; careerPage: boolean } => ({
  website: sharesWebsite(index) && websiteOf(index) !== null,
  careerPage: sharesCareerPage(index) && careerPageOf(index) !== null,
});
