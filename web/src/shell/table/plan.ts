/** What one means to do next: pieces tapped on the board in their order, held against the choices that are listed later. */
import type { Choice } from "../protocol";
import { type Listed, sameTarget, touches, type Target } from "./aim";

export interface PlannedStep {
  target: Target;
  names: string[];
}

/** Return the plan with a tap in it. A card begins a step; its place completes it. The last tap once more takes it out. */
export function addTap(steps: PlannedStep[], target: Target, name: string, after?: string): PlannedStep[] {
  const last = steps.at(-1);
  if (last && after && after in last.target) {
    return [...steps.slice(0, -1), { target: { ...last.target, ...target }, names: [last.names[0] ?? "", name] }];
  }
  if (last && sameTarget(last.target, target)) return steps.slice(0, -1);
  return after ? steps : [...steps, { target, names: [name] }];
}

/** Return the plan after this choice: what was planned in the same words is done. */
export function afterChoice(steps: PlannedStep[], choice: Choice): PlannedStep[] {
  const [next, ...others] = steps;
  return next && touches(choice, next.target) ? others : steps;
}

/** The listed choices that could be what was planned next. */
export function choicesOfNext(steps: PlannedStep[], listed: Listed): Choice[] {
  const [next] = steps;
  return next ? listed.for(next.target) : [];
}

export function hasTarget(steps: PlannedStep[], target: Target): boolean {
  return steps.some((step) => Object.keys(target).every((field) => step.target[field] === target[field]));
}

/**
 * What a new question means for the plan. Between two planned steps something else may have to be chosen; at the beginning
 * of a turn a step that is not listed is lost.
 */
export function onQuestion(
  fitting: Choice[],
  { isFirst, byItself }: { isFirst: boolean; byItself: boolean },
): "do" | "select" | "lost" | "keep" {
  if (fitting.length === 1) return byItself ? "do" : "keep";
  if (fitting.length > 1) return "select";
  return isFirst ? "lost" : "keep";
}
