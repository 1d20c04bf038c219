import { urlKey, webAddress } from '../entities/urlKey.ts';
import { applicantSystemLabel } from '../seed/lookups/applicantSystems.ts';
import { siteType } from '../seed/lookups/settingOptions.ts';
import { noCareerPageTag, noWebsiteTag, type TagCategory } from '../seed/lookups/tags.ts';
import type { CompanyRow, PortalRow } from './rowSchemas.ts';

const longestTicker = 16;
const longestTag = 120;
const longestAlias = 255;

/** All portals of one applicant system of an employer, as the one scrape that they become. */
export type PortalGroup = {
  ats: string;
  name: string;
  siteType: number;
  careerPortal: string | null;
  active: boolean;
  lastCheck: Date | null;
  /** Open jobs by the file; null where it does not say. */
  openJobs: number | null;
};

/** A part of a company that could not be kept as found; the company itself is imported. */
export type Adjustment = { reason: string; detail: string };

export const scrapeName = (companyName: string, ats: string): string =>
  `${companyName} ${applicantSystemLabel(ats)}`;

/** Portals that an automatic run can read; of the others only their jobs are known. */
const runnable = new Set(['ats-hosted', 'aggregator', 'employer-hosted']);

const bySize = (one: PortalRow, other: PortalRow): number => other.num_jobs - one.num_jobs;

function groupPortals(company: CompanyRow): PortalGroup[] {
  return [...new Set(company.portals.map((portal) => portal.ats))].map((ats) => {
    const portals = company.portals.filter((portal) => portal.ats === ats);
    const open = portals.map((portal) => portal.active_jobs ?? null);
    const checks = portals.flatMap((portal) => portal.last_check?.getTime() ?? []);
    return {
      ats,
      name: scrapeName(company.company_name, ats),
      siteType: portals.some((portal) => portal.site_kind === 'aggregator')
        ? siteType.jobBoard
        : siteType.corporate,
      careerPortal:
        portals
          .toSorted(bySize)
          .map((portal) => webAddress(portal.career_portal))
          .find((address) => address !== null) ?? null,
      active: portals.some((portal) => runnable.has(portal.site_kind ?? '')),
      lastCheck: checks.length === 0 ? null : new Date(Math.max(...checks)),
      openJobs: open.includes(null)
        ? null
        : open.reduce<number>((sum, jobs) => sum + (jobs ?? 0), 0),
    };
  });
}

function tagsOf(
  company: CompanyRow,
  reason: string | null,
  adjust: (adjustment: Adjustment) => void,
): { title: string; category: TagCategory }[] {
  const kept = new Map<string, { title: string; category: TagCategory }>();
  for (const tag of company.tags) {
    const title = tag.title.trim();
    if (title === '' || title.length > longestTag)
      adjust({
        reason: `a tag was left out: its title is blank or longer than ${longestTag} characters`,
        detail: title,
      });
    else if (/^NS:/i.test(title))
      adjust({
        reason:
          'a reason tag was left out: whether an employer can be scraped follows from its pages',
        detail: title,
      });
    else kept.set(title.toLowerCase(), { title, category: categoryOf(tag.category) });
  }
  if (reason !== null)
    kept.set(reason.toLowerCase(), { title: reason, category: 'cant_be_scraped' });
  return [...kept.values()];
}

const categoryOf = (category: string | null | undefined): TagCategory =>
  category === 'exchange' || category === 'sector_and_industry' || category === 'cant_be_scraped'
    ? category
    : null;

/**
 * The rows that one employer becomes, so that it meets every rule of the entity form (contract E1)
 * and can be edited and saved.
 */
export function companyRows(company: CompanyRow, now: Date) {
  const adjustments: Adjustment[] = [];
  const adjust = (adjustment: Adjustment) => {
    adjustments.push(adjustment);
  };
  const address = (value: string | null, reason: string): string | null => {
    const found = value === null ? null : webAddress(value);
    if (value !== null && found === null) adjust({ reason, detail: value });
    return found;
  };
  const url = address(company.url, 'its website is no web address and was left out');
  const declared = address(
    company.career_page,
    'its career page is no web address and was left out',
  );
  const largest =
    company.portals
      .toSorted(bySize)
      .map((portal) => webAddress(portal.career_portal))
      .find((portal) => portal !== null) ?? null;
  const careerPage = declared ?? largest;
  const isLongTicker = (company.ticker?.length ?? 0) > longestTicker;
  if (isLongTicker)
    adjust({
      reason: `its ticker is longer than ${longestTicker} characters and was left out`,
      detail: company.ticker ?? '',
    });
  const reasonTag = careerPage === null ? noCareerPageTag : url === null ? noWebsiteTag : null;
  const added = company.first_job_date ?? company.last_check ?? now;
  return {
    adjustments,
    reasonTag,
    entity: {
      id: company.eid,
      companyName: company.company_name,
      url,
      urlKey: urlKey(url),
      careerPage,
      careerPageKey: urlKey(careerPage),
      noWebsite: url === null,
      noCareerPage: careerPage === null,
      canNotScrapeEmployer: reasonTag !== null,
      ticker: isLongTicker ? null : company.ticker,
      archived: company.archived,
      archivedDate: company.archived ? (company.last_check ?? now) : null,
      archivedReasonCode: company.archived ? 'employer-no-longer-exists' : null,
      dateAdded: added,
      lastTimeChanged: company.last_check ?? added,
    },
    tags: tagsOf(company, reasonTag, adjust),
    aliases: [...new Set(company.aliases.map((alias) => alias.trim()))].filter(
      (alias) => alias !== '' && alias.length <= longestAlias && alias !== company.company_name,
    ),
    portals: groupPortals(company),
  };
}
export type CompanyRows = ReturnType<typeof companyRows>;
