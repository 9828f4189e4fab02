/**
 * How a text appears: as text, or as the accessible name of a role. Options count while their list is closed,
 * toasts only by their type.
 */
export type TextKind =
  | 'text'
  | 'heading'
  | 'button'
  | 'link'
  | 'dialog'
  | 'field'
  | 'group'
  | 'radio'
  | 'checkbox'
  | 'option'
  | 'column'
  | 'placeholder'
  | 'header link'
  | 'footer link'
  | 'sidebar link'
  | 'breadcrumb'
  | 'success toast'
  | 'warning toast'
  | 'error toast';

/**
 * A text of the specification: its section, the scene that shows it, how, and its target if it is a link.
 * Texts inside a dialog follow the dialog.
 */
export type SpecText = readonly [
  section: string,
  scene: string,
  kind: TextKind,
  text: string | RegExp,
  href?: string | RegExp,
];

/**
 * A text that is not shown as specified: the reason, where that was decided, and the scene with the
 * replacement.
 */
export type DeviatingText<SceneName extends string> = {
  section: string;
  text: string;
  reason: string;
  decision: string;
  scene: SceneName;
};
