import { placeOf } from './place.ts';
import type { ListingRow } from './rowSchemas.ts';

type ExtendedField = { field_tag: string; field_value: string };

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
};

function extendedFields(listing: ListingRow, locations: readonly string[]): ExtendedField[] {
  return [
    ...Object.entries(listing.ext).map(([tag, value]) => ({
      field_tag: tag,
      field_value: textOf(value),
    })),
    ...locations
      .slice(1)
      .map((location) => ({ field_tag: 'further_location', field_value: location })),
    ...(listing.src === null ? [] : [{ field_tag: 'source', field_value: listing.src }]),
    ...listing.also.map((source) => ({ field_tag: 'also_listed_by', field_value: source })),
  ];
}

/** The rows that one listing becomes: the job under its id as hash, and its detail. */
export function jobRows(listing: ListingRow, scrapeId: number) {
  const locations = listing.locations.filter((location) => location.trim() !== '');
  const [first] = locations;
  const place = first === undefined ? null : placeOf(first);
  return {
    job: {
      hash: listing.id,
      entityId: listing.eid,
      scrapeId,
      title: listing.title,
      url: listing.url,
      active: listing.active,
      hasLocation: first !== undefined,
      country: place?.country ?? null,
      createDate: listing.date_posted,
      lastCheck: listing.last_check,
    },
    detail: {
      hash: listing.id,
      city: place?.city ?? null,
      region: place?.region ?? null,
      job_location: place && {
        country_name: place.country,
        city_name: place.city,
        region_name: place.region,
        zipcode: null,
        location_id: null,
        latitude: null,
        longitude: null,
      },
      extended_fields: extendedFields(listing, locations),
    },
  };
}
export type JobRows = ReturnType<typeof jobRows>;
