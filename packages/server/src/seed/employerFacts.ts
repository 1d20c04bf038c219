import { applicantSystems } from './lookups/applicantSystems.ts';
import type { Random } from './random.ts';
import { hostileNames, nameEnds, nameMiddles, nameStarts } from './vocabulary.ts';
import type { World } from './world.ts';

/**
 * Why the employer is in the state it is in; each draws the rows that contract 8.2 derives that
 * state from.
 */
export type Situation = 'healthy' | 'new' | 'watched' | 'inReview' | 'blocked';

/** A scrape in the making: what the other generators need to know of it. */
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

export type EmployerFacts = {
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

/**
 * Every so many employers share the website or the career page of the one before, for the
 * duplicates panels.
 */
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
  const system = applicantSystems[index % applicantSystems.length];
  return index % 3 === 0 && system
    ? system.careerPortal(slug)
    : `https://www.${slug}.example/careers`;
}

/** What holds for the employer of this index, whoever asks and in whatever order. */
export function employerFacts(world: World, index: number): EmployerFacts {
  const random = world.random('employer', index);
  const archived = index % 29 === 5;
  const drawn = random.weighted<Situation>([
    ['healthy', 38],
    ['new', 16],
    ['watched', 17],
    ['inReview', 24],
    ['blocked', 5],
  ]);
  const isOut =
    archived || (drawn === 'blocked' && (hasNoWebsite(index) || hasNoCareerPage(index)));
  const situation = isOut ? 'healthy' : drawn;
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
