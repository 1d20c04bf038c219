import { isRole } from '@console/api/roles/rules';
import { PagesContext } from '@console/features/parts/pages/PagesContext.ts';
import type { Decorator } from '@storybook/react-vite';
import { linksOf } from '../../packages/app/src/pages/links.ts';
import { roleOr } from '../toolbar.ts';

/** The pages of the console for the role of the story, which is an argument or a parameter. */
export const withPages: Decorator = (Story, { args, globals, parameters }) => {
  const role = roleOr(globals, args['role'] ?? parameters['role']);
  return (
    <PagesContext value={linksOf(typeof role === 'string' && isRole(role) ? role : 'ROLE_ADMIN')}>
      <Story />
    </PagesContext>
  );
};
