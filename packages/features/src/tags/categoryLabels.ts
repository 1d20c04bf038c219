import type { Tag, TagCategory } from '@console/api/tags/schema';

/** The labels of the categories. A tag without one is "None" in a field and an en dash in a list. */
export const CATEGORY_LABELS: Readonly<Record<TagCategory, string>> = {
  exchange: 'Exchange',
  sector_and_industry: 'Sector and Industry',
  cant_be_scraped: "Can't Be Scraped",
};

export const categoryText = ({ category }: Pick<Tag, 'category'>): string =>
  category === null ? '–' : CATEGORY_LABELS[category];
