import type * as TypeScript from 'typescript';
import { createRequire } from 'node:module';

/* Test files in TypeScript, for Jest: made JavaScript with the project's own compiler, types are not checked. */

const ts = createRequire(__filename)('typescript') as typeof TypeScript;

export default {
  process(text: string, fileName: string): { code: string } {
    const { outputText: code } = ts.transpileModule(text, {
      fileName,
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        esModuleInterop: true,
        inlineSourceMap: true,
      },
    });
    return { code };
  },
};
