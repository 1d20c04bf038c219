export type TagCategory = 'exchange' | 'sector_and_industry' | 'cant_be_scraped' | null;

/** Two of the reason tags. Their prefix marks the reasons why an entity cannot be scraped. */
export const noCareerPageTag = 'NS: No career page';
export const noWebsiteTag = 'NS: No website';

export const tagTitles: Record<
  'exchange' | 'sector_and_industry' | 'cant_be_scraped' | 'none',
  readonly string[]
> = {
  exchange: [
    'NYSE',
    'Nasdaq',
    'London Stock Exchange',
    'Frankfurt',
    'Tokyo',
    'Toronto',
    'Euronext',
    'Tel Aviv',
    'Hong Kong',
    'OTC',
  ],
  sector_and_industry: [
    'Aerospace',
    'Agriculture',
    'Automotive',
    'Banking',
    'Biotechnology',
    'Construction',
    'Consumer Goods',
    'Education',
    'Energy',
    'Food and Beverage',
    'Government',
    'Health Care',
    'Hospitality',
    'Insurance',
    'Logistics',
    'Manufacturing',
    'Media',
    'Mining',
    'Non-profit',
    'Pharmaceuticals',
    'Real Estate',
    'Retail',
    'Semiconductors',
    'Software',
    'Staffing',
    'Telecommunications',
    'Transportation',
    'Utilities',
  ],
  cant_be_scraped: [
    noCareerPageTag,
    noWebsiteTag,
    'NS: Blocks automated access',
    'NS: Login required',
    'NS: Jobs by e-mail only',
    'NS: Closed down',
    'Captcha',
    'PDF listings only',
  ],
  none: [
    'Customer request',
    'Fortune 500',
    'High volume',
    'Key account',
    'Multinational',
    'New in 2026',
    'Seasonal hiring',
    'Size 1-10',
    'Size 1,001+',
  ],
};

/** The tags of a new database. The category of a tag without one is null. */
export const initialTags: readonly { title: string; category: TagCategory }[] = [
  ...tagTitles.exchange.map((title) => ({ title, category: 'exchange' as const })),
  ...tagTitles.sector_and_industry.map((title) => ({
    title,
    category: 'sector_and_industry' as const,
  })),
  ...tagTitles.cant_be_scraped.map((title) => ({ title, category: 'cant_be_scraped' as const })),
  ...tagTitles.none.map((title) => ({ title, category: null })),
];
