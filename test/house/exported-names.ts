import type { ModuleItem } from '@swc/core';
import type { SourceFile } from './source-files.ts';

/** A name that several files declare and export: it may mean another thing in each. */
export interface SharedName {
  readonly name: string;
  readonly files: readonly string[];
}

/** Names that more than one file exports as its own; passing on what another file declares is none. */
export function sharedNames(files: readonly SourceFile[]): SharedName[] {
  const owners = new Map<string, Set<string>>();
  for (const file of files) {
    for (const name of file.module.body.flatMap(declaredNames)) {
      const known = owners.get(name) ?? new Set();
      owners.set(name, known.add(`${file.package}/src/${file.path}`));
    }
  }
  return [...owners]
    .filter(([, at]) => at.size > 1)
    .map(([name, at]) => ({ name, files: [...at] }))
    .sort((a, b) => b.files.length - a.files.length || (a.name < b.name ? -1 : 1));
}

function declaredNames(item: ModuleItem): string[] {
  if (item.type !== 'ExportDeclaration') return [];
  const { declaration } = item;
  switch (declaration.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [declaration.identifier.value];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? [id.value] : [],
      );
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
    case 'TsEnumDeclaration':
      return [declaration.id.value];
    case 'TsModuleDeclaration':
      return [];
  }
}
