declare module 'virtual:/@storybook/builder-vite/project-annotations.js' {
  import type { ProjectAnnotations, Renderer } from 'storybook/internal/types';
  export function getProjectAnnotations(): ProjectAnnotations<Renderer>;
}
