import { DUPLICATE_URL } from '@console/api/entities/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DuplicatesPanel } from './DuplicatesPanel.tsx';

const meta: Meta<typeof DuplicatesPanel> = {
  title: 'parts/DuplicatesPanel',
  component: DuplicatesPanel,
  args: {
    text: DUPLICATE_URL,
    matches: [
      { id: 2, company_name: 'Acme Twin', archived: false },
      { id: 3, company_name: '<b>שלום</b>', archived: true },
    ],
  },
};
export default meta;

export const Matches: StoryObj<typeof DuplicatesPanel> = {
  parameters: { covers: ['A-EDL-007', 'A-EDL-008'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(DUPLICATE_URL)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Acme Twin (2)' });
    await expect(link).toHaveAttribute('href', '/entities/2');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(
      '<b>שלום</b> (3) – Archived',
    );
  },
};
