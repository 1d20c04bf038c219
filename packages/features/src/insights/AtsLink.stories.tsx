import { ATS_WITH_SIGNS } from '@console/mocks/scrapes/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AtsLink } from './AtsLink.tsx';

const meta = {
  title: 'features/insights/AtsLink',
  component: AtsLink,
  args: { ats: 'Workday' },
} satisfies Meta<typeof AtsLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Workday' })).toHaveAttribute(
      'href',
      '/insights/broken-scrapes-by-engine/Workday',
    ),
};

export const NameWithSigns: Story = {
  args: { ats: ATS_WITH_SIGNS },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: ATS_WITH_SIGNS });
    await expect(link).toHaveAttribute(
      'href',
      '/insights/broken-scrapes-by-engine/R%2FD%3F%20100%25%20%26%20%231',
    );
  },
};

export const NoAts: Story = {
  args: { ats: null },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Without an ATS' })).toHaveTextContent('–'),
};
