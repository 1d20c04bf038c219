import { manyTags, withoutWebsite } from '@console/mocks/entities/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { TagCell } from './TagCell.tsx';

const meta: Meta<typeof TagCell> = {
  title: 'parts/TagCell',
  component: TagCell,
  args: { tags: manyTags.tags },
};
export default meta;
type Story = StoryObj<typeof TagCell>;

const titles = manyTags.tags.map(({ tag }) => tag.title);

export const MoreThanThree: Story = {
  parameters: { covers: ['A-ENT-012', 'A-ENT-013', 'A-ENT-014', 'B-EAT-005'] },
  play: async ({ canvas }) => {
    const cell = canvas.getByText('+2').parentElement;
    await expect(cell?.textContent).toBe(`${titles.slice(0, 3).join(', ')} +2`);
    await userEvent.tab();
    await expect(cell).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(titles.join(', '));
  },
};

export const TagsAsLinks: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(manyTags.tags.slice(0, 3).map(({ tag }) => [tag.title, `/entities?tag[]=${tag.id}`]));
  },
};

/** Where room is short the titles are cut, never the count of the hidden ones. */
export const InANarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { covers: ['A-ENT-013'] },
  play: async ({ canvas }) => {
    const more = canvas.getByText('+2');
    await expect(more).toBeVisible();
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(
      (more.parentElement?.getBoundingClientRect().right ?? 0) + 1,
    );
  },
};

export const OneTag: Story = {
  args: { tags: withoutWebsite.tags },
  play: async ({ canvas }) => {
    const [only] = withoutWebsite.tags;
    await userEvent.hover(canvas.getByText(only?.tag.title ?? ''));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(only?.tag.title ?? '');
  },
};

export const NoTags: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => expect(canvas.getByText('–')).toBeVisible(),
};
