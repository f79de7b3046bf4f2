import { defineConfig } from 'vite';

export default defineConfig({
  // React's JSX without an import in each file.
  esbuild: { jsx: 'automatic' },
  server: { port: 3000 },
  preview: { port: 3000 },
});
