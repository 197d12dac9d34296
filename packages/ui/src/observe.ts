export function observe(
  element: Element,
  options: IntersectionObserverInit,
  callback: (entry: IntersectionObserverEntry) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => callback(entries.at(-1)!), options)
  observer.observe(element)
  return observer
}
