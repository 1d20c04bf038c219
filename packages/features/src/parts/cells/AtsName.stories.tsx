import { ATS_IN_HEBREW, ATS_WITH_SIGNS } from '@console/mocks/scrapes/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AtsName } from './EntityLink.tsx';

const meta = {
  title: 'parts/AtsName',
  component: AtsName,
  args: { ats: 'Workday' },
} satisfies Meta<typeof AtsName>;
export default meta;
type Story = StoryObj<typeof meta>;

const leadsTo = (ats: string): Story => ({
  args: { ats },
  play: async ({ canvas }) => {
    const { href } = canvas.getByRole<HTMLAnchorElement>('link', { name: ats });
    await expect(new URL(href).pathname).toBe('/scrapes');
    await expect([...new URL(href).searchParams]).toEqual([['ats[]', ats]]);
  },
});
export const Named = leadsTo('Workday');
export const NameWithSigns = leadsTo(ATS_WITH_SIGNS);
export const NameInHebrew = leadsTo(ATS_IN_HEBREW);

export const NoAts: Story = {
  args: { ats: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
