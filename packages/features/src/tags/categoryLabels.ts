import type { Tag, TagCategory } from '@console/api/tags/schema';

/** A tag without a category is "None" where one is chosen, and an en dash where it is read. */
export const CATEGORY_LABELS: Readonly<Record<TagCategory, string>> = {
  exchange: 'Exchange',
  sector_and_industry: 'Sector and Industry',
  cant_be_scraped: "Can't Be Scraped",
};

export const categoryText = ({ category }: Pick<Tag, 'category'>): string =>
  category === null ? '–' : CATEGORY_LABELS[category];
