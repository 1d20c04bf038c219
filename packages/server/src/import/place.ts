const usStates = new Map(
  Object.entries({
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
  }),
);
const stateNames = new Set(usStates.values());
const provinces = new Map(
  Object.entries({
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NS: 'Nova Scotia',
    ON: 'Ontario',
    QC: 'Quebec',
    SK: 'Saskatchewan',
  }),
);
const countries = new Map(
  Object.entries({
    us: 'United States',
    usa: 'United States',
    'united states': 'United States',
    'united states of america': 'United States',
    canada: 'Canada',
    israel: 'Israel',
    uk: 'United Kingdom',
    'united kingdom': 'United Kingdom',
    germany: 'Germany',
    france: 'France',
    india: 'India',
    ireland: 'Ireland',
    singapore: 'Singapore',
  }),
);

export type Place = { city: string | null; region: string | null; country: string | null };

/**
 * Reads the city, region and country of a location such as "Austin, TX", as far as they can be
 * recognised.
 */
export function placeOf(location: string): Place {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const country = countries.get(last.toLowerCase()) ?? null;
  const [regionText, cityText] =
    country === null ? [last, parts.at(-2)] : [parts.at(-2) ?? '', parts.at(-3)];
  const state =
    usStates.get(regionText) ??
    (stateNames.has(regionText) && (cityText !== undefined || country !== null)
      ? regionText
      : undefined);
  if (state !== undefined)
    return { city: cityText ?? null, region: state, country: country ?? 'United States' };
  const province = provinces.get(regionText);
  if (province !== undefined)
    return { city: cityText ?? null, region: province, country: country ?? 'Canada' };
  if (country !== null)
    return { city: parts.length > 1 ? (parts[0] ?? null) : null, region: null, country };
  return {
    city: location.trim() === '' ? null : location.trim(),
    region: null,
    country: /[\u05d0-\u05ea]/.test(location) ? 'Israel' : null,
  };
}
