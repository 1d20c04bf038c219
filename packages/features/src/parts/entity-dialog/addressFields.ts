import { DUPLICATE_CAREER_PAGE, DUPLICATE_URL } from '@console/api/entities/rules';

/** The two addresses of an employer follow the same rules, each with its own words. */
export const ADDRESS_FIELDS = {
  url: {
    label: 'Website',
    absent: { name: 'no_website', label: 'No Website' },
    override: { name: 'override_duplicate_url', label: 'Override Duplicate Website' },
    duplicates: DUPLICATE_URL,
  },
  career_page: {
    label: 'Career Page',
    absent: { name: 'no_career_page', label: 'No Career Page' },
    override: { name: 'override_duplicate_career_page', label: 'Override Duplicate Career Page' },
    duplicates: DUPLICATE_CAREER_PAGE,
  },
} as const;
export type AddressName = keyof typeof ADDRESS_FIELDS;
