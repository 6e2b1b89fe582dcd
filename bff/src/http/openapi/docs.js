// Shows staff who are signed in the part of the back office. Parsed by XMLHttpRequest: a document of its own, in which no
// script runs and for which no Trusted Types policy has to be opened.
const token = localStorage.getItem(document.currentScript.dataset.tokenKey);
if (token) {
  const request = new XMLHttpRequest();
  request.open('GET', '/api/admin/docs');
  request.responseType = 'document';
  request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.addEventListener('load', () => {
    const page = request.status === 200 ? request.responseXML : null;
    if (!page) return;
    document.querySelector('nav ul').append(...page.querySelectorAll('nav li'));
    document.getElementById('back-office').replaceChildren(...page.querySelectorAll('main > *'));
  });
  request.send();
}
