import { defineRecipe } from '@chakra-ui/react';

/**
 * The recipes of the Chakra parts in use. A part without its recipe is silently unstyled, so
 * theme.test.ts checks them.
 */
export const recipes = {
  heading: defineRecipe({
    base: { fontWeight: 'semibold', lineHeight: 'tight' },
    variants: { size: { sm: { fontSize: 'md' }, md: { fontSize: 'lg' }, lg: { fontSize: 'xl' } } },
    defaultVariants: { size: 'lg' },
  }),
};
