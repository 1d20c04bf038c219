import { icons } from '../../packages/ui/src/theme/icons.tsx';
import { Code } from './Code.tsx';

/** A table of icons: each with its name in lucide, and what it stands for. */
export function Icons({ group }: { group: string }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Icon</th>
          <th>Name</th>
          <th>What it stands for</th>
        </tr>
      </thead>
      <tbody>
        {icons[group]?.map(({ icon, name, use }) => (
          <tr key={name}>
            <td>{icon}</td>
            <td>
              <Code>{name}</Code>
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
