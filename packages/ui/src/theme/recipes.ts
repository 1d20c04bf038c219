import { defineRecipe } from '@chakra-ui/react';

/**
 * The recipes of the Chakra parts in use; a part without its recipe would show unstyled and say
 * nothing (theme.test.ts looks).
 */
export const recipes = {
  heading: defineRecipe({
    base: { fontWeight: 'semibold', lineHeight: 'tight' },
    variants: { size: { sm: { fontSize: 'md' }, md: { fontSize: 'lg' }, lg: { fontSize: 'xl' } } },
    defaultVariants: { size: 'lg' },
  }),
};
