import { type ProjectSheet, writeProductionId } from '@planerka/contracts';
import {
  asProductionProject,
  foldedTitle,
  handleOf,
  nameFacts,
  type Project,
  say,
} from '@planerka/plan';
import type { Paged, ProjectInBrief } from '@planerka/runtime';
import { objectCard } from '../cards/object-card.ts';
import { estimateSheet } from '../production/estimate-sheet.ts';
import { ganttSheet } from '../production/gantt-sheet.ts';
import { planSheet } from '../production/plan-sheet.ts';
import { quoteSheet } from '../production/quote-sheet.ts';
import { scheduleSheet } from '../production/schedule-sheet.ts';
import type { InView, Sheet } from '../production/sheet.ts';
import { phaseActions } from '../production/sheet-actions.ts';
import { solutionsSheet } from '../production/solutions-sheet.ts';
import { LINES_PER_PAGE, pagesOf, pageWithin } from '../questions/answer.ts';
import { projectsAnswer } from '../questions/list-answers.ts';
import type { Action } from '../told.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';

const sheets: Readonly<Record<ProjectSheet, (given: InView) => Sheet | Promise<Sheet>>> = {
  plan: planSheet,
  solutions: solutionsSheet,
  schedule: scheduleSheet,
  estimate: estimateSheet,
  quote: quoteSheet,
  gantt: ganttSheet,
};

/** Projects that are listed where several are meant. */
const FEW = { limit: LINES_PER_PAGE, offset: 0 } as const;

/** "проект Съёмка", "покажи смету проекта Съёмка": the card of one project, or a sheet of it. */
export async function project(asked: AskedFor<'project'>): Promise<Answered[]> {
  const { query, reader, workspace, moment } = asked;
  const found = await projectMeant(asked);
  if ('answered' in found) return found.answered;
  const target = { kind: 'project', row: found.row } as const;
  const view = reader.view(workspace);
  if (query.sheet === undefined) {
    const card = await objectCard(view, handleOf(target), { now: moment.now, isOpen: false });
    return card === null ? [] : [{ kind: 'card', card, page: 0, pages: 1 }];
  }
  const rows = await view.production(found.row.project_id);
  if (rows === null) return [];
  const sheet = await sheets[query.sheet]({
    rows,
    project: asProductionProject(rows),
    name: nameFacts(target),
    moment,
    more: reader.productions(workspace),
  });
  const actions = [...(sheet.actions ?? []), ...phaseActions(found.row.number, query.sheet)];
  return [sheetCard(asked, found.row, { ...sheet, actions }), ...(sheet.files ?? [])];
}

/** One page of a sheet; it may be turned, so each takes the place of the one before. */
function sheetCard({ page, surfaceId }: AskedFor<'project'>, row: Project, sheet: Sheet): Answered {
  const { head, lines, edits, actions = [] } = sheet;
  const pages = pagesOf(lines.length, LINES_PER_PAGE);
  const at = pageWithin(page, lines.length, LINES_PER_PAGE);
  const shown = lines.slice(at * LINES_PER_PAGE, (at + 1) * LINES_PER_PAGE);
  const [title = say('blank', {}), ...more] = head;
  return {
    kind: 'card',
    card: {
      said: [
        title,
        ...more,
        ...(shown.length === 0 ? [] : [say('blank', {}), ...shown]),
        ...(edits === undefined ? [] : [say('blank', {}), edits]),
        ...(pages > 1 ? [say('blank', {}), say('answer_place', { page: at + 1, pages })] : []),
      ],
      ticks: [],
      actions,
      objects: [handleOf({ kind: 'project', row })],
      surface_id: surfaceId,
    },
    page: at,
    pages,
  };
}

/** The project that is meant; where none or several may be, what is said instead. */
async function projectMeant(
  asked: AskedFor<'project'>,
): Promise<{ readonly row: Project } | { readonly answered: Answered[] }> {
  const { query, reader, workspace } = asked;
  const { number, mention } = query;
  if (number !== undefined) {
    const target = await reader.view(workspace).byNumber('project', number);
    if (target?.kind === 'project') return { row: target.row };
    return { answered: [noSuch(writeProductionId('project', number))] };
  }
  const words = mention ?? null;
  const found = await reader.projects(workspace, { ...FEW, words });
  const exact = found.items.filter(
    ({ project: each }) => words !== null && foldedTitle(each.title) === foldedTitle(words),
  );
  const [only, ...others] = exact.length > 0 ? exact : found.items;
  if (only !== undefined && others.length === 0) return { row: only.project };
  if (only === undefined) {
    const title = projectsAnswer(found, words, 0).title;
    const footer = say('projects_hint', {});
    return { answered: [asAnswered({ title, lines: [], footer, page: 0, pages: 1 })] };
  }
  return { answered: [which(asked, found, words)] };
}

/** Several may be meant: each is a button. */
function which(
  { query: { sheet }, surfaceId }: AskedFor<'project'>,
  found: Paged<ProjectInBrief>,
  words: string | null,
): Answered {
  const named = found.items.map(({ project: row }) => ({ kind: 'project', row }) as const);
  const card = {
    said: [projectsAnswer(found, words, 0).title] as const,
    ticks: [],
    actions: named.map((target): Action[] => [
      {
        label: say('object_name', { object: nameFacts(target) }),
        op: {
          type: 'ask',
          query: {
            type: 'project',
            number: target.row.number,
            ...(sheet === undefined ? {} : { sheet }),
          },
        },
      },
    ]),
    objects: named.map(handleOf),
    surface_id: surfaceId,
  };
  return { kind: 'card', card, page: 0, pages: 1 };
}

function noSuch(words: string): Answered {
  const title = say('no_project', { words });
  return asAnswered({ title, lines: [], footer: say('projects_hint', {}), page: 0, pages: 1 });
}
