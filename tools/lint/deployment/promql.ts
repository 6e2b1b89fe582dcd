import { parser } from '@prometheus-io/lezer-promql';
import type { SyntaxNode } from '@lezer/common';

/** One metric that an expression reads, with what it asks of its labels. */
export interface Selector {
  readonly metric: string;
  readonly labels: readonly { readonly name: string; readonly operator: string; readonly value: string }[];
}

export interface Expression {
  readonly selectors: readonly Selector[];
  /** Labels that results are grouped or matched by. */
  readonly grouped: readonly string[];
}

function childrenOf(node: SyntaxNode, name: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  node.cursor().iterate((inner) => void (inner.name === name && found.push(inner.node)));
  return found;
}

/** What a PromQL expression reads, by Prometheus' own grammar; throws on what is none. */
export function readPromql(expression: string): Expression {
  const tree = parser.parse(expression);
  const textOf = ({ from, to }: SyntaxNode) => expression.slice(from, to);
  tree.iterate({
    enter: (node) => {
      if (node.type.isError)
        throw new SyntaxError(`Not PromQL at ${node.from}: ${expression.slice(node.from, node.from + 40)}`);
    },
  });
  const selectors = childrenOf(tree.topNode, 'VectorSelector').map((selector) => {
    const [metric] = childrenOf(selector, 'Identifier');
    if (!metric) throw new SyntaxError(`A selector without a name: ${textOf(selector)}`);
    const labels = childrenOf(selector, 'UnquotedLabelMatcher').map((matcher) => {
      const [name = '', operator = '', value = ''] = ['LabelName', 'MatchOp', 'StringLiteral'].map((part) =>
        childrenOf(matcher, part).map(textOf).join(),
      );
      return { name, operator, value: value.slice(1, -1) };
    });
    return { metric: textOf(metric), labels };
  });
  const grouped = childrenOf(tree.topNode, 'GroupingLabels').flatMap((labels) =>
    childrenOf(labels, 'LabelName').map(textOf),
  );
  return { selectors, grouped };
}
