import type { Violations } from '@console/api/core/hydra/violations';
import { isValidUrl, normaliseUrl } from '@console/api/core/urls';
import { idIn } from '../entities/values.ts';
import { atsList, siteTypes } from '../lookups/fixtures.ts';
import type { ScrapeRecord } from './fixtures.ts';

type Info = {
  name?: string | null;
  career_portal?: string | null;
  site_type?: number | null;
  ats?: unknown;
};

/**
 * The sent ones of name, career portal, site type and ATS as they are stored.
 *
 * @throws Problem 422
 */
export function infoOf(body: Info, violations: Violations): Partial<ScrapeRecord> {
  const { name, career_portal: portal, site_type: siteType } = body;
  const address = normaliseUrl(portal ?? '');
  const label = siteTypes.find(({ value }) => value === siteType)?.label;
  const ats = atsList.find((one) => one.name === body.ats || one.id === idIn(body.ats));
  if (address !== '' && !isValidUrl(address)) violations.add('career_portal', 'invalid_url');
  if (siteType !== undefined && siteType !== null && label === undefined)
    violations.add('site_type', 'invalid_choice');
  if (body.ats && !ats) violations.add('ats', 'not_found');
  return {
    ...(name !== undefined && { name: violations.requiredText('name', name, 255) }),
    ...(portal !== undefined && { career_portal: address || null }),
    ...(siteType !== undefined &&
      siteType !== null && { site_type: siteType, site_type_label: label ?? '' }),
    ...(body.ats !== undefined && { ats: ats?.name ?? null }),
  };
}
